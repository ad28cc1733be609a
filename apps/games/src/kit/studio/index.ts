export { createStudio, type Acted, type Opened, type Studio } from './studio.ts'
export { Refused } from './refused.ts'
export { isAsAnnounced, type Rotated, type Seeds } from './seeds.ts'

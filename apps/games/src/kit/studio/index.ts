export { createStudio, type Acted, type Opened, type Studio } from './studio.ts'
export { Refused } from './refused.ts'

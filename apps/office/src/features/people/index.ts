export { BrandName } from './brand-name.tsx'
export { Member } from './member.tsx'
export { Staffer } from './staffer.tsx'
export { Waiting } from './waiting.tsx'

export { Member } from './member.tsx'
export { Staffer } from './staffer.tsx'

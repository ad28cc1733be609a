export { FindMember } from './find-member.tsx'
export { MemberFile } from './member-file.tsx'

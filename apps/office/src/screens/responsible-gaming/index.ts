export { Flag } from './flag.tsx'
export { Flags } from './flags.tsx'

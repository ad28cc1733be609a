export { CopyFact } from './copy-fact.tsx'

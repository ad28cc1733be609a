export { NotFound } from './not-found.tsx'

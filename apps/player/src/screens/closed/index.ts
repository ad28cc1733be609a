export { Closed } from './closed.tsx'

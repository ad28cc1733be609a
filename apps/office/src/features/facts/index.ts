export { Code } from './code.tsx'
export { Facts } from './facts.tsx'
export { History } from './history.tsx'

export { Code } from './code.tsx'
export { Facts, type Fact } from './facts.tsx'
export { History } from './history.tsx'
export { NetCell } from './net-cell.tsx'

export { isPublicAddress } from './addresses.ts'
export { destinationOf, ownServices, plainHost, readAllowance } from './allowance.ts'
export { createOutgoing, isOutgoingRefused, type Outgoing } from './outgoing.ts'

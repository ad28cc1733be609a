export { EditMethod } from './edit-method.tsx'
export { EditProvider } from './edit-provider.tsx'
export { Payments } from './payments.tsx'

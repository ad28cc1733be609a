export { createTransport, type Transport } from './transport.ts'

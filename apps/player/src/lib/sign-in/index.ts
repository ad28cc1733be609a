export { furtherProof, lastSignIn, receiveSignIn } from './receive.ts'

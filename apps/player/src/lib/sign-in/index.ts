export { pendingProof, lastSignIn, handleSignInAnswer } from './sign-in-answer.ts'

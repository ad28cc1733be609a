import { dieWithParent } from './runtime.mjs'

// For node --import, where the program itself is not ours to change.
dieWithParent()

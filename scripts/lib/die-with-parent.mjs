import { dieWithParent } from './runtime.mjs'

// For `node --import` with programs that do not call it themselves.
dieWithParent()

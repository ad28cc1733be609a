export { asking, useAgain, useLive, useLook } from './ask.ts'

export { PastDrawsView } from './past-draws-view.tsx'
export { usePastDraws } from './past-draws.ts'
export { Results } from './results.tsx'
export { VerifyDraw } from './verify-draw.tsx'

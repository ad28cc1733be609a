export { closeCentre, isCentreRequested, openCentre, useCentre, useCentrePart } from './centre.ts'
export type { CentrePage } from './names.ts'

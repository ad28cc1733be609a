export { createFeatures, type Features } from './create-features.ts'

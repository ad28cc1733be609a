export { OpenCases } from './open-cases.tsx'

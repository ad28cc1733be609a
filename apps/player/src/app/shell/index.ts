export { App } from './app.tsx'
export { prepareSide } from './side/index.ts'

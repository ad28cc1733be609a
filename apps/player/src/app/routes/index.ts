export { preloadScreen, Routes, useHasRegion } from './routes.tsx'

export { preloadScreen, Routes } from './routes.tsx'

export { showFrame } from './show-frame.tsx'

export { App } from './app.tsx'
export { prepareShell } from './prepare-shell.ts'

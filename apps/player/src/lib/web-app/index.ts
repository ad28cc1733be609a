export { startWebApp } from './start-web-app.ts'
export { useInstall } from './install.ts'

export { scenesOf } from './scenes.ts'

export { asStudio, prepareSchema, SchemaError } from './store.ts'

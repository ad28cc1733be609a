export { freshQuery, useInvalidate, useLiveQuery, useQueryOnce } from './query.ts'

export { playBook, type Handlers } from './play-book.ts'

export { createPace, turboShare, type Frames, type Pace, type Tempo } from './create-pace.ts'

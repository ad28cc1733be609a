export type {
  Action,
  Banner,
  Machine,
  MachineSetup,
  Mirror,
  RulesProps,
  Scene,
  Showing,
} from './machine.ts'

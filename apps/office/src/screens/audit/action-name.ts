import {
  auditActions,
  auditSubjects,
  type AuditAction,
  type AuditSubject,
} from '@fairhouse/protocol/audit'

type WordOf<Action> = Action extends `${infer Area}.${infer Deed}`
  ? `actions.${Area}_${Deed}`
  : never

/** The key of the words for an action; one without words does not compile where they are said. */
export function actionWord(action: AuditAction): WordOf<AuditAction> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- replace() forgets the names
  return `actions.${action.replace('.', '_')}` as WordOf<AuditAction>
}

/** What was done under names of before may still stand in the log. */
export function knownAction(code: string): AuditAction | undefined {
  return auditActions.find((action) => action === code)
}

export function knownSubject(code: string): AuditSubject | undefined {
  return auditSubjects.find((subject) => subject === code)
}

export { auditActions, type AuditAction, type AuditSubject } from '@fairhouse/protocol/audit'

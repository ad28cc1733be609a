import {
  auditActions,
  auditSubjects,
  type AuditAction,
  type AuditSubject,
} from '@fairhouse/protocol/audit'

type WordOf<Action> = Action extends `${infer Area}.${infer Deed}`
  ? `actions.${Area}_${Deed}`
  : never

/** Text key of an action; an action without a text does not compile. */
export function actionWord(action: AuditAction): WordOf<AuditAction> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- replace() forgets the names
  return `actions.${action.replace('.', '_')}` as WordOf<AuditAction>
}

/** The log may still contain actions under their former names. */
export function knownAction(code: string): AuditAction | undefined {
  return auditActions.find((action) => action === code)
}

export function knownSubject(code: string): AuditSubject | undefined {
  return auditSubjects.find((subject) => subject === code)
}

export { auditActions, type AuditAction, type AuditSubject } from '@fairhouse/protocol/audit'

import { type AnyActorRef, createActor } from 'xstate'
import type { ActivityKind } from '#domain/activity/activity.ts'
import type { FieldChoice, MarketerDetails } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { marketerSave } from '#machines/marketers/marketerSave.ts'
import { selectMarketerForm } from '#machines/marketers/marketerForm.selectors.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

export const activity = (kind: ActivityKind, id: string, name: string) => ({
  type: 'activity.made',
  change: { kind, id, name },
  receiver: 'pages',
})

export const ada = marketerSchema.parse({
  id: 'USR-1',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031234567',
})
export const newDetails: MarketerDetails = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }
const changedDetails: MarketerDetails = { name: 'Ada Eze', email: 'ada@example.com', phone: '+2348030000000' }

const openForm = (marketer: Marketer | null, valid: MarketerDetails) => {
  const { save, read, logic } = deferSave(marketerSave)
  const machine = marketerFormMachine.provide({ actors: { marketerSave: logic } })
  const actor = createActor(machine, { input: { marketer } })
  const effects = recordEffects(actor)
  actor.start()
  const send = actor.send.bind(actor)
  /** The save fails, and the server has the marketer as before. */
  const refuse = async (error: Error) => {
    await save.fail(error)
    await read.answer(marketer)
  }
  return {
    save,
    read,
    refuse,
    actor,
    effects,
    change: () => send({ type: 'changes.made' }),
    undo: () => send({ type: 'changes.undone' }),
    /** Submits the form. The server still has an existing marketer as it was when the form opened. */
    submit: async (changes: Partial<MarketerDetails> = {}, current = marketer) => {
      const readCount = read.inputs.length
      send({ type: 'details.submitted', details: { ...valid, ...changes } })
      if (read.inputs.length > readCount) await read.answer(current)
    },
    resolve: async (choices: Partial<Record<string, FieldChoice>>, current = marketer) => {
      send({ type: 'conflicts.resolved', choices })
      await read.answer(current)
    },
    dismiss: () => send({ type: 'dialog.dismissed' }),
    leavePage: () => send({ type: 'leave.requested', request: { type: 'url.requested', url: '/admin/users' } }),
    confirmLeave: () => send({ type: 'leave.confirmed' }),
    shown: () => selectMarketerForm(actor.getSnapshot()),
    state: () => (actor.getSnapshot().value as { open: { dialog: unknown } }).open.dialog,
    output: () => actor.getSnapshot().output,
  }
}

export const openNew = () => openForm(null, newDetails)
export const openExisting = () => openForm(ada, changedDetails)

export const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })
const toRouter = (message: object) => ({ ...message, receiver: 'router' })
export const blocked = (blocker: AnyActorRef) => toRouter({ type: 'leave.blocked', blocker })
export const unblocked = toRouter({ type: 'leave.unblocked' })
export const cancelled = toRouter({ type: 'leave.cancelled' })

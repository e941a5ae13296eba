import { assertEvent, assign, sendTo, setup } from 'xstate'
import { byReminder, emptyFollowUp, type FollowUp } from '#domain/people/followUp.ts'
import type { Referee } from '#domain/people/referees.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noCommands } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'

export interface FollowUpInput {
  /** The id of the marketer. */
  personId: string
}

/** The chart asks the browser to keep something. */
export type FollowUpCommand = { type: 'text.keep'; text: string } | { type: 'reminded.keep'; refereeId: string }

interface Context extends FollowUpInput {
  followUp: FollowUp
  /** Who can be reminded in the dialog. */
  referees: readonly Referee[]
}

type Event =
  /** What the browser has stored, at the start and after each change. */
  | { type: 'followUp.read'; followUp: FollowUp }
  | { type: 'reminder.requested'; referees: readonly Referee[] }
  | { type: 'text.changed'; text: string }
  | { type: 'message.opened'; refereeId: string }
  | { type: 'dialog.dismissed' }

export const followUpMachine = setup({
  types: {
    input: {} as FollowUpInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
  },
  actors: {
    /** Sends `followUp.read`, and takes commands. */
    browserStorage: noCommands<FollowUpCommand, FollowUpInput>('browserStorage'),
  },
  actions: {
    setFollowUp: assign(({ event }) => {
      assertEvent(event, 'followUp.read')
      return { followUp: event.followUp }
    }),
    setReferees: assign(({ context, event }) => {
      assertEvent(event, 'reminder.requested')
      return { referees: byReminder(event.referees, context.followUp.reminded) }
    }),
    clearReferees: assign({ referees: [] }),
    keepText: sendTo('browserStorage', ({ event }): FollowUpCommand => {
      assertEvent(event, 'text.changed')
      return { type: 'text.keep', text: event.text }
    }),
    keepReminded: sendTo('browserStorage', ({ event }): FollowUpCommand => {
      assertEvent(event, 'message.opened')
      return { type: 'reminded.keep', refereeId: event.refereeId }
    }),
  },
}).createMachine({
  id: 'followUp',
  description:
    'The marketer reminds referees who have not listed an item. The console opens messages and sends nothing itself. ' +
    'This browser keeps the text, the day of each reminder, and the last visit.',
  context: ({ input }) => ({ ...input, followUp: emptyFollowUp, referees: [] }),
  initial: 'closed',
  invoke: {
    id: 'browserStorage',
    src: 'browserStorage',
    input: ({ context }) => ({ personId: context.personId }),
    onError: passToParent,
  },
  on: {
    'followUp.read': {
      description: 'The page shows the stored text, the days of the reminders, and the time of the last visit.',
      actions: 'setFollowUp',
    },
  },
  states: {
    closed: {
      description: "The dialog is closed. 'Remind to list an item' opens it for all referees without an item.",
      meta: { section: '§2' },
      on: {
        'reminder.requested': {
          description:
            'The dialog lists these referees. Those who were not reminded come first, then those who were reminded ' +
            'longest ago.',
          target: 'open',
          actions: 'setReferees',
        },
      },
    },
    open: {
      description: 'The dialog shows the text of the reminder and the referees, each with WhatsApp or email.',
      meta: { section: '§2' },
      exit: 'clearReferees',
      on: {
        'text.changed': {
          description:
            'The messages use the new text, and the browser keeps it. Without a text, it is the default one.',
          actions: 'keepText',
        },
        'message.opened': {
          description: 'WhatsApp or the email app opens with the text. The referee is marked as reminded today.',
          actions: 'keepReminded',
        },
        'dialog.dismissed': 'closed',
      },
    },
  },
})

import { marketersRefetchDelayMs, maxAutomaticCodes } from '#domain/limits.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { marketerToRow, newMarketerRow } from '#domain/records/marketer.ts'
import { marketersSetup, panelOf } from '#machines/marketers/marketers.setup.ts'
import type { SidePanelInput } from '#machines/marketers/sidePanel.machine.ts'
import { passToParent } from '#machines/passToParent.ts'

const changesOf = ({ saved }: { saved: Marketer | null }, toRow: typeof marketerToRow) => ({
  rows: saved ? [toRow(saved)] : [],
})

const removalOf = ({ deletedId }: { deletedId: string | null }) => ({
  rows: [],
  removedIds: deletedId === null ? [] : [deletedId],
})

export const marketersMachine = marketersSetup.createMachine({
  id: 'marketers',
  description:
    'The marketers page has the list, the leaderboard, the side panel, and the dialogs to add, edit or delete ' +
    'marketers or send the referral code.',
  context: ({ input }) => ({ ...input, openPanel: null, dialogMarketer: null, isNew: false }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The page shows the list of marketers or the leaderboard.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: [
        {
          id: 'page',
          src: 'listPage',
          input: ({ context, self }) => ({ kind: listKinds.marketers, view: context.view, parent: self }),
          onError: passToParent,
        },
        { id: 'leaderboard', src: 'leaderboard', onError: passToParent },
      ],
      on: {
        'view.changed': {
          description: 'The page shows this view.',
          actions: ['sendView', 'setView'],
        },
        'view.shown': {
          actions: 'setView',
        },
        'newRows.found': {
          description: 'The bell lists the marketers that someone else has added.',
          actions: 'alertNewMarketers',
        },
      },
      states: {
        overlay: {
          description:
            'The side panel can be open, next to the rows in a wide window and else over them, or ' +
            'a dialog, but only one at a time. After a dialog, the side panel opens again if it was open before.',
          initial: 'none',
          states: {
            none: {
              description:
                'No side panel and no dialog is open. The menu of each row offers to edit or delete the marketer, or ' +
                'to send the referral code.',
              always: { description: 'The URL contains the id of a marketer.', guard: 'hasOpenRow', target: 'panel' },
              on: {
                'add.requested': { guard: 'canChange', target: 'adding' },
                'import.requested': { guard: 'canChange', target: 'openingImport' },
                'edit.requested': {
                  description: 'The dialog is about the marketer of that row.',
                  guard: 'canChange',
                  target: 'editing',
                  actions: 'setDialogMarketer',
                },
                'delete.requested': {
                  description: 'The dialog is about the marketer of that row.',
                  guard: 'canChange',
                  target: 'deleting',
                  actions: 'setDialogMarketer',
                },
                'share.requested': {
                  description: 'The dialog is about the marketer of that row.',
                  target: 'sharing',
                  actions: 'setDialogMarketer',
                },
              },
            },
            panel: {
              description:
                'The side panel shows a marketer and the referees. The URL contains the id of the marketer. With the ' +
                'leaderboard, the panel starts with the period of the leaderboard, and a link can limit it to the ' +
                'referees with items.',
              entry: 'setOpenPanel',
              invoke: {
                id: 'sidePanel',
                src: 'sidePanel',
                input: ({ context }) => panelOf(context.view) as SidePanelInput,
                onError: passToParent,
              },
              always: {
                description:
                  'The URL no longer contains the id of this marketer, or contains another period or filter.',
                guard: 'isOtherPanel',
                target: 'none',
              },
              on: {
                'add.requested': {
                  description: "The person chooses 'New Marketer' on the page or in the command palette.",
                  guard: 'canChange',
                  target: 'adding',
                },
                'edit.requested': {
                  description:
                    "The person presses 'Edit' in the panel or in the menu of a row. The dialog is about the " +
                    'marketer of the panel or row.',
                  guard: 'canChange',
                  target: 'editing',
                  actions: 'setDialogMarketer',
                },
                'delete.requested': {
                  description:
                    "The person presses 'Delete' in the panel or in the menu of a row. The dialog is about the " +
                    'marketer of the panel or row.',
                  guard: 'canChange',
                  target: 'deleting',
                  actions: 'setDialogMarketer',
                },
                'share.requested': {
                  description:
                    "The person presses 'Send code' in the panel or in the menu of a row. The dialog is about the " +
                    'marketer of the panel or row.',
                  target: 'sharing',
                  actions: 'setDialogMarketer',
                },
              },
            },
            adding: {
              description:
                'The person enters a new marketer in the dialog. After a save, the dialog to send the referral ' +
                'code follows.',
              exit: 'raiseFormClosed',
              invoke: {
                id: 'marketerForm',
                src: 'marketerForm',
                input: { marketer: null },
                onDone: [
                  {
                    description:
                      'The list shows the new marketer at the top. The leaderboard shows the marketer, too. The next ' +
                      'dialog is about the new marketer.',
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'sharing',
                    actions: [
                      { type: 'showChanges', params: ({ event }) => changesOf(event.output, newMarketerRow) },
                      { type: 'setNewMarketer', params: ({ event }) => event.output },
                    ],
                  },
                  { target: 'none' },
                ],
                onError: passToParent,
              },
            },
            openingImport: {
              description: 'The code of the dialog that adds marketers from a file is loading.',
              on: { 'add.requested': 'adding' },
              invoke: {
                id: 'loadImport',
                src: 'loadImport',
                onDone: 'importing',
                onError: {
                  description: 'A message says that the dialog cannot be opened.',
                  target: 'none',
                  actions: 'toastNoImport',
                },
              },
            },
            importing: {
              description: 'The person adds marketers from a file in the dialog.',
              exit: 'raiseFormClosed',
              invoke: {
                id: 'marketerImport',
                src: 'marketerImport',
                onDone: {
                  description: 'The list and the leaderboard show the marketers that were added.',
                  target: 'none',
                  actions: {
                    type: 'showChanges',
                    params: ({ event }) => ({ rows: event.output.added.map(newMarketerRow) }),
                  },
                },
                onError: passToParent,
              },
            },
            editing: {
              description:
                'The person changes the details of a marketer in the dialog. A save updates the row in the list and in the ' +
                'leaderboard.',
              exit: ['raiseFormClosed', 'clearDialogMarketer'],
              invoke: {
                id: 'marketerForm',
                src: 'marketerForm',
                input: ({ context }) => ({ marketer: context.dialogMarketer }),
                onDone: [
                  {
                    description: 'The list and the leaderboard show the changed marketer.',
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'none',
                    actions: { type: 'showChanges', params: ({ event }) => changesOf(event.output, marketerToRow) },
                  },
                  { target: 'none' },
                ],
                onError: passToParent,
              },
            },
            sharing: {
              description: "The dialog shows the marketer's referral code and ways to send it.",
              exit: 'clearDialogMarketer',
              invoke: {
                id: 'shareCode',
                src: 'shareCode',
                input: ({ context }) => ({ marketer: context.dialogMarketer as Marketer, isNew: context.isNew }),
                onDone: 'none',
                onError: passToParent,
              },
            },
            deleting: {
              description: 'The dialog asks the person to type the name of the marketer to delete.',
              exit: 'clearDialogMarketer',
              invoke: {
                id: 'deleteMarketer',
                src: 'deleteMarketer',
                input: ({ context }) => ({ marketer: context.dialogMarketer as Marketer }),
                onDone: [
                  {
                    description:
                      'The list and the leaderboard no longer show the marketer. The side panel does not open again.',
                    guard: { type: 'isDeleted', params: ({ event }) => event.output },
                    target: 'none',
                    actions: [{ type: 'showChanges', params: ({ event }) => removalOf(event.output) }, 'closePanel'],
                  },
                  { target: 'none' },
                ],
                onError: passToParent,
              },
            },
          },
        },
        board: {
          description: 'The tab of the leaderboard is open or closed.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'Another tab of the page is open.',
              always: {
                guard: 'isLeaderboardOpen',
                target: 'shown',
              },
            },
            shown: {
              description:
                'The tab of the leaderboard is open. The marketers load by themselves. Their referees are counted ' +
                `without a press of a button only if at most ${maxAutomaticCodes} marketers have referees.`,
              entry: 'openLeaderboard',
              always: { guard: 'isOtherTabOpen', target: 'hidden' },
            },
          },
        },
        refetch: {
          description: 'The list reloads after the dialog to add or edit a marketer has closed.',
          meta: { section: '§4' },
          initial: 'idle',
          states: {
            idle: {
              description: 'The list does not reload until the dialog to add or edit a marketer closes.',
              on: { 'form.closed': 'waiting' },
            },
            waiting: {
              description:
                'The dialog to add or edit a marketer has closed. The list reloads after ' +
                `${marketersRefetchDelayMs / 1_000} second.`,
              on: { 'form.closed': { target: 'waiting', reenter: true } },
              after: {
                refetchDelay: {
                  description: 'The list loads its rows again, and the person stays on the same page of rows.',
                  target: 'idle',
                  actions: 'refetchList',
                },
              },
            },
          },
        },
      },
    },
  },
})

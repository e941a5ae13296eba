import { importMaxBytes, maxImportRows } from '#domain/limits.ts'
import { currentDetails, importOutput, marketerImportSetup } from '#machines/marketers/import/marketerImport.setup.ts'
import { passToParent } from '#machines/passToParent.ts'

export const marketerImportMachine = marketerImportSetup.createMachine({
  id: 'marketerImport',
  description: 'In a dialog an admin adds several marketers from a CSV file or from copied cells.',
  context: { file: null, rows: [], marketers: [], problem: null },
  initial: 'choosing',
  states: {
    choosing: {
      description:
        `The dialog asks for a CSV file or for pasted rows, with at most ${maxImportRows} marketers and ` +
        `${importMaxBytes / 1024 ** 2} MB. If the last file could not be read, the dialog says why.`,
      meta: { section: '§2' },
      on: {
        'file.chosen': [
          {
            guard: { type: 'isSmall', params: ({ event }) => event },
            target: 'reading',
            actions: ['setFile', 'clearProblem'],
          },
          { actions: 'setTooLarge' },
        ],
        'text.submitted': [
          {
            description: 'The pasted text has rows. The console finds the problems of each row.',
            guard: { type: 'isReadable', params: ({ event }) => event },
            target: 'comparing',
            actions: [{ type: 'setRows', params: ({ event }) => event }, 'clearProblem'],
          },
          {
            description: 'The pasted text cannot be read. The dialog says why.',
            actions: { type: 'setFileProblem', params: ({ event }) => event },
          },
        ],
        'template.requested': {
          description: 'The browser downloads a CSV file with the labels of the columns and an example.',
          actions: 'downloadTemplate',
        },
        'dialog.dismissed': 'closed',
      },
    },
    reading: {
      description: 'The console reads the file.',
      meta: { section: '§2' },
      tags: 'busy',
      exit: 'clearFile',
      on: { 'dialog.dismissed': 'closed' },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file as Blob }),
        onDone: [
          {
            description: 'The file has rows. The console finds the problems of each row.',
            guard: { type: 'isReadable', params: ({ event }) => ({ text: event.output }) },
            target: 'comparing',
            actions: { type: 'setRows', params: ({ event }) => ({ text: event.output }) },
          },
          {
            description: 'The file cannot be read. The dialog says why.',
            target: 'choosing',
            actions: { type: 'setFileProblem', params: ({ event }) => ({ text: event.output }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: 'setUnreadable',
        },
      },
    },
    comparing: {
      description: 'The console loads all marketers, to find the rows that are marketers already.',
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'dialog.dismissed': 'closed' },
      invoke: {
        id: 'readMarketers',
        src: 'readMarketers',
        onDone: {
          description: 'The console marks the rows that are marketers already.',
          target: 'previewing',
          actions: { type: 'compareRows', params: ({ event }) => ({ marketers: event.output }) },
        },
        onError: {
          target: 'notCompared',
          actions: { type: 'setCallProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    notCompared: {
      description:
        "The marketers could not be loaded. Nothing can be added without them. The dialog offers 'Retry' " +
        "and 'Back'.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': 'comparing',
        'back.requested': 'choosing',
        'dialog.dismissed': 'closed',
      },
    },
    previewing: {
      description:
        'The dialog shows how many rows can be added, how many need a change, and how many are marketers already, and ' +
        'then the rows. Wrong fields can be corrected.',
      meta: { section: '§5' },
      on: {
        'row.mended': {
          description: 'The row is checked again. It can be added if nothing else is wrong.',
          guard: { type: 'isToCorrect', params: ({ event }) => event },
          actions: ['blockLeave', { type: 'mendRow', params: ({ event }) => event }],
        },
        'back.requested': [{ guard: 'hasMendedRows', target: 'discarding' }, { target: 'choosing' }],
        'import.confirmed': { guard: 'hasRowsToAdd', target: 'working' },
        'dialog.dismissed': [{ guard: 'hasMendedRows', target: 'discarding' }, { target: 'closed' }],
        'leave.requested': {
          description: 'The page stays open.',
          guard: 'hasMendedRows',
          target: 'discarding',
          actions: 'cancelLeave',
        },
      },
    },
    discarding: {
      description: 'The dialog asks whether to discard the corrections.',
      meta: { section: '§2' },
      on: {
        'dialog.dismissed': 'previewing',
        'leave.confirmed': { target: 'choosing', actions: 'unblockLeave' },
        'leave.requested': { description: 'The page stays open.', actions: 'cancelLeave' },
      },
    },
    working: {
      description:
        'The console adds the marketers one after the other. The page cannot be left before the person stops it.',
      meta: { section: '§4' },
      initial: 'adding',
      entry: 'blockLeave',
      exit: 'unblockLeave',
      on: { 'leave.requested': { description: 'The page stays open.', actions: 'cancelLeave' } },
      states: {
        adding: {
          description: "The dialog shows the progress and offers 'Pause'.",
          type: 'parallel',
          states: {
            calls: {
              description: 'One row after the other is sent.',
              initial: 'sending',
              states: {
                sending: {
                  description: 'The server creates the marketer of one row.',
                  meta: { section: '§7' },
                  tags: 'busy',
                  invoke: {
                    id: 'marketerSave',
                    src: 'marketerSave',
                    input: ({ context }) => ({ base: null, values: currentDetails(context.rows) }),
                    onDone: [
                      {
                        guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
                        target: 'deciding',
                        actions: [
                          { type: 'markAdded', params: ({ event }) => ({ outcome: event.output }) },
                          { type: 'reportAdded', params: ({ event }) => ({ outcome: event.output }) },
                        ],
                      },
                      {
                        description: 'The server refuses the email or the phone number of this row.',
                        guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                        target: 'deciding',
                        actions: { type: 'markNotAdded', params: ({ event }) => ({ outcome: event.output }) },
                      },
                      {
                        description:
                          'The server did not confirm this row, and the console did not find it in the list. The ' +
                          'next rows would probably fail too, so the console pauses and says why.',
                        target: '#marketerImport.working.paused',
                        actions: [
                          { type: 'markNotAdded', params: ({ event }) => ({ outcome: event.output }) },
                          { type: 'setSaveProblem', params: ({ event }) => ({ outcome: event.output }) },
                        ],
                      },
                    ],
                    onError: passToParent,
                  },
                },
                deciding: {
                  description: 'The console checks what comes next.',
                  always: [
                    { guard: 'isDone', target: '#marketerImport.finished' },
                    {
                      description: 'The person has asked for a pause.',
                      guard: 'isPausing',
                      target: '#marketerImport.working.paused',
                    },
                    { target: 'sending' },
                  ],
                },
              },
            },
            pace: {
              description: 'The person can ask for a pause.',
              initial: 'going',
              states: {
                going: {
                  description: 'The next row will be sent.',
                  on: {
                    'pause.requested': 'pausing',
                    'dialog.dismissed': 'pausing',
                    'leave.requested': {
                      description: 'The page stays open. The console pauses, and the person can stop it.',
                      target: 'pausing',
                      actions: 'cancelLeave',
                    },
                  },
                },
                pausing: {
                  description: 'The console will pause as soon as the result of the row that was sent is known.',
                  on: { 'continue.requested': 'going' },
                },
              },
            },
          },
        },
        paused: {
          description:
            'No row is being sent. The dialog shows how many marketers were added, and the reason if the server did ' +
            "not confirm a row. It offers 'Continue' and 'Stop'.",
          exit: 'clearProblem',
          always: {
            guard: 'isDone',
            target: '#marketerImport.finished',
          },
          on: {
            'continue.requested': 'checking',
            'stop.requested': '#marketerImport.finished',
            'dialog.dismissed': '#marketerImport.finished',
          },
        },
        checking: {
          description:
            'The console loads all marketers again, because rows may have been added meanwhile: by a call whose answer ' +
            'was lost, or by another admin.',
          meta: { section: '§8' },
          tags: 'busy',
          on: { 'pause.requested': 'paused', 'dialog.dismissed': 'paused' },
          invoke: {
            id: 'readMarketersAgain',
            src: 'readMarketers',
            onDone: {
              description: 'The console marks the rows that the server has. They are not sent again.',
              target: 'resuming',
              actions: { type: 'compareRows', params: ({ event }) => ({ marketers: event.output }) },
            },
            onError: {
              description: 'The marketers cannot be loaded, so nothing is sent. The dialog says why.',
              target: 'paused',
              actions: { type: 'setCallProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        resuming: {
          description: 'The console checks whether a row is left.',
          always: [{ guard: 'hasRowsToAdd', target: 'adding' }, { target: '#marketerImport.finished' }],
        },
      },
    },
    finished: {
      description:
        'The dialog shows the result of each row, and offers it as a CSV file. Wrong fields can be corrected. Rows that ' +
        'were corrected, not sent or not confirmed can be added.',
      meta: { section: '§2' },
      on: {
        'row.mended': {
          description: 'The row is checked again. If nothing else is wrong, it can be added.',
          guard: { type: 'isToCorrect', params: ({ event }) => event },
          actions: { type: 'mendRow', params: ({ event }) => event },
        },
        'download.requested': { description: 'The browser downloads the results.', actions: 'download' },
        'retry.requested': {
          description: 'At least one row was not sent or not confirmed. It waits again.',
          guard: 'hasRemainingRows',
          target: 'working.checking',
          actions: 'requeueFailedRows',
        },
        'dialog.dismissed': 'closed',
      },
    },
    closed: {
      description: 'The dialog is closed. The list shows the marketers that were added.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
  output: ({ context }) => importOutput(context),
})

import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { changeErrorMessageFor } from '#domain/errorCatalogue.ts'
import { importMaxBytes } from '#domain/limits.ts'
import { currentEntry } from '#domain/lists/queue.ts'
import { readImportFile, templateCsv, tooLargeText } from '#domain/people/import/importFile.ts'
import { type MarketerDetails, type MarketerProblem, marketerSaveProblem } from '#domain/people/marketerForms.ts'
import {
  addedMarketers,
  checkRows,
  compareRows,
  type ImportRows,
  isRefused,
  markAdded,
  markNotAdded,
  mendRow,
  remainingRows,
  requeueFailedRows,
  resultCsv,
  type RowEntry,
  rowToCorrect,
} from '#domain/people/import/marketerImport.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import { marketerSave, type MarketerSaveOutput } from '#machines/marketers/marketerSave.ts'
import type { LeaveRequested } from '#machines/messages.ts'
import { blockLeave, cancelLeave, unblockLeave } from '#machines/app/router/leave.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

interface Context {
  file: Blob | null
  rows: ImportRows
  /** All marketers of the server, when they were last loaded. */
  marketers: readonly Marketer[]
  /** Why the file cannot be read, or why the console does not add marketers now. */
  problem: string | null
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'text.submitted'; text: string }
  | { type: 'template.requested' }
  | ({ type: 'row.mended' } & RowEntry)
  | { type: 'back.requested' }
  | { type: 'import.confirmed' }
  | { type: 'pause.requested' }
  | { type: 'continue.requested' }
  | { type: 'stop.requested' }
  | { type: 'retry.requested' }
  | { type: 'download.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'leave.confirmed' }
  | LeaveRequested

interface Outcome {
  outcome: MarketerSaveOutput
}

interface Answer {
  marketers: readonly Marketer[]
}

const addedMarketer = ({ outcome }: Outcome): Marketer | null => (outcome.kind === 'saved' ? outcome.record : null)

const problemOf = ({ outcome }: Outcome): MarketerProblem =>
  marketerSaveProblem(null, outcome.kind === 'failed' ? outcome.error : null)

const unreadableText = 'The file could not be read. Choose it again, or paste its rows.'

/** The types, actors, guards and actions of the dialog that adds marketers from a file. */
export const marketerImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    output: {} as { added: readonly Marketer[] },
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readFile: notProvided<string, { file: Blob }>('readFile'),
    /** All marketers of the server. */
    readMarketers: notProvided<readonly Marketer[]>('readMarketers'),
    marketerSave,
  },
  guards: {
    isSmall: (_, { file }: { file: Blob }) => file.size <= importMaxBytes,
    isReadable: (_, { text }: { text: string }) => readImportFile(text).kind === 'read',
    hasRowsToAdd: ({ context }) => currentEntry(context.rows) !== undefined,
    isDone: ({ context }) => currentEntry(context.rows) === undefined,
    hasRemainingRows: ({ context }) => remainingRows(context.rows).length > 0,
    hasMendedRows: ({ context }) => context.rows.some(({ mended }) => mended.length > 0),
    isToCorrect: ({ context }, { line }: RowEntry) => rowToCorrect(context.rows, line) !== undefined,
    isPausing: stateIn({ working: { adding: { pace: 'pausing' } } }),
    isSaved: (_, outcome: Outcome) => addedMarketer(outcome) !== null,
    isRefused: (_, outcome: Outcome) => isRefused(problemOf(outcome)),
  },
  actions: {
    setFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen')
      return { file: event.file }
    }),
    setRows: assign((_, { text }: { text: string }) => {
      const file = readImportFile(text)
      return { rows: file.kind === 'read' ? checkRows(file.rows) : [] }
    }),
    setFileProblem: assign((_, { text }: { text: string }) => {
      const file = readImportFile(text)
      return { problem: file.kind === 'refused' ? file.problem : null }
    }),
    setTooLarge: assign({ problem: tooLargeText }),
    setUnreadable: assign({ problem: unreadableText }),
    clearFile: assign({ file: null }),
    clearProblem: assign({ problem: null }),
    compareRows: assign(({ context }, { marketers }: Answer) => ({
      marketers,
      rows: compareRows(context.rows, marketers),
    })),
    mendRow: assign(({ context: { rows, marketers } }, entry: RowEntry) => ({ rows: mendRow(rows, marketers, entry) })),
    setCallProblem: assign({
      problem: (_, { error }: { error: unknown }) => changeErrorMessageFor(error, 'Could not load marketers'),
    }),
    markAdded: assign(({ context }, outcome: Outcome) => ({
      rows: markAdded(context.rows, addedMarketer(outcome) as Marketer),
    })),
    markNotAdded: assign(({ context }, outcome: Outcome) => ({ rows: markNotAdded(context.rows, problemOf(outcome)) })),
    setSaveProblem: assign({ problem: (_, outcome: Outcome) => problemOf(outcome).text }),
    requeueFailedRows: assign(({ context }) => ({ rows: requeueFailedRows(context.rows) })),
    reportAdded: sendToSystem('pages', (_, outcome: Outcome) => {
      const marketer = addedMarketer(outcome) as Marketer
      return {
        type: 'activity.made',
        change: { kind: 'marketerAdded', id: marketer.id, name: displayNameOf(marketer) },
      }
    }),
    download: emit(({ context }) => ({
      type: 'download' as const,
      name: 'marketers-from-file.csv',
      text: resultCsv(context.rows),
    })),
    downloadTemplate: emit(() => ({
      type: 'download' as const,
      name: 'marketers-template.csv',
      text: templateCsv(),
    })),
    blockLeave: blockLeave(),
    unblockLeave: unblockLeave(),
    cancelLeave: cancelLeave(),
  },
})

/** The details of the row that is sent. */
export const currentDetails = (rows: ImportRows): MarketerDetails => (currentEntry(rows) as ImportRows[number]).details

export const importOutput = ({ rows }: Context) => ({ added: addedMarketers(rows) })

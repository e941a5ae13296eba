import { noProgress } from '#domain/lists/loadProgress.ts'
import { recordSearchMachine } from '#machines/app/palette/recordSearch.machine.ts'
import { rowOf } from '#machines/lists/lists.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

/** A list that is complete after one batch. */
const completeWith = (id: string) => ({ ...noProgress, cursors: [id], end: 'reached' }) as const

export const recordSearchTestModel = defineTestModel({
  id: 'app/recordSearch',
  machine: recordSearchMachine,
  inputs: [
    {
      name: 'the palette is opened',
      input: { term: '', progress: { allItems: completeWith('ITM-1'), allMarketers: completeWith('MKT-1') } },
    },
    {
      name: 'a term is typed before',
      input: { term: 'ada', progress: { allUsers: completeWith('USR-1'), allItems: completeWith('ITM-1') } },
    },
  ],
  visible: { failed: [{ role: 'button', name: 'Retry' }], searching: [{ role: 'status', name: 'Searching…' }] },
  events: {
    'term.changed': {
      when: 'the person types into the palette',
      cases: [
        { name: 'a name', payload: { term: 'ada' } },
        { name: 'another name', payload: { term: 'bee' } },
        { name: 'nothing', payload: { term: '' } },
      ],
    },
    'rest.requested': {
      when: "the person chooses 'Search all'",
      cases: [{ name: 'of the users', payload: { source: 'allUsers' } }],
    },
    'retry.requested': { when: "the person presses 'Retry', or the network is back", cases: noPayload },
  },
  calls: {
    fetchRecords: {
      name: 'loading a batch of a list',
      outcomes: [
        { name: 'a batch arrives, more follow', output: { rows: [rowOf(1)], cursor: { id: 'USR-1' } } },
        { name: 'the last batch arrives', output: { rows: [rowOf(2)], cursor: null } },
        fails,
      ],
    },
  },
  keyOf: ({ context: { term, arrivedIds, called, wholeSources, progress, problem } }) => ({
    term,
    called: called.length,
    wholeSources,
    progress,
    arrivedIds,
    hasProblem: problem !== null,
  }),
  notByHand: 'the scripts of app/palette type into the search, and a journey finds a record on the server',
})

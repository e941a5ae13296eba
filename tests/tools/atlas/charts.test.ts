import { expect, test } from 'vitest'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'
import { type OpenReport, reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import type { ReplayedStep } from '#charts/replay/replayReport.ts'

const step: ReplayedStep = {
  at: 0,
  chart: 'app/theme',
  when: 'the person changes the theme',
  seen: [],
  states: ['light'],
  takenTransitions: [],
  difference: null,
  isMissing: false,
  page: '',
  actor: '',
  problem: undefined,
}

const openReport: OpenReport = {
  report: { format: 1, release: 'r1', charts: {}, browser: '', comment: '', events: [] },
  replayed: { steps: [step, step], changedCharts: [], actors: [] },
  charts: new Map(),
}

const reportModel = defineTestModel({
  id: 'atlas/report',
  machine: reportMachine,
  inputs: [{ name: 'the page of a report is opened', input: undefined }],

  events: {
    'file.chosen': {
      when: 'the person chooses or drops a file',
      cases: [{ name: '', payload: { file: new File([], 'a') } }],
    },
    'step.chosen': {
      when: 'the person chooses a step',
      cases: [
        { name: 'the first one', payload: { index: 0 } },
        { name: 'the last one', payload: { index: 1 } },
        { name: 'one after the last', payload: { index: 2 } },
      ],
    },
    'retry.requested': { when: "the person presses 'Try again'", cases: noPayload },
  },
  calls: {
    openReport: {
      name: 'the file',
      outcomes: [{ name: 'it is a report', output: openReport }, { name: 'it is no report', output: null }, fails],
    },
  },

  keyOf: ({ context: { stepIndex } }) => ({ step: stepIndex }),
})

test('the chart of a problem report: test paths meet all criteria', () => {
  const { graph, coverages } = checkChart(reportModel as never)
  // The specification says nothing about the atlas.
  const lint = lintChart(graph).filter((problem) => !/no section of the specification|no description/.test(problem))
  expect({ missing: coverages.flatMap(({ missing }) => missing), lint }).toEqual({
    missing: [],
    lint: [],
  })
})

import { describe, expect, test } from 'vitest'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'
import { type OpenReport, reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { answersMachine } from '#tools/atlas/export/script/answers.machine.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import type { ReplayedStep } from '#tools/paths/report/replayReport.ts'

const step: ReplayedStep = {
  at: 0,
  chart: 'app/theme',
  when: 'the person changes the theme',
  seen: [],
  states: ['light'],
  takenTransitions: [],
  difference: null,
}

const openReport: OpenReport = {
  report: { format: 1, release: 'r1', charts: {}, browser: '', comment: '', events: [] },
  replayed: { steps: [step, step], changedCharts: [], paths: [] },
  charts: new Map(),
}

const reportModel = defineTestModel({
  id: 'atlas/report',
  machine: reportMachine,
  inputs: [{ name: 'the page of a report is opened', input: undefined }],
  states: {
    waiting: { given: 'a page without a report', seen: 'the page asks for a file' },
    opening: { given: 'a report that is read', seen: 'the page shows a loading indicator' },
    refused: { given: 'a refused file', seen: 'the page says that the file is no report' },
    failed: { given: 'a file that could not be read', seen: 'the page offers to try again' },
    'showing.paused': { given: 'a report', seen: 'the page shows one step' },
    'showing.playing': { given: 'a report that plays', seen: 'the page goes from step to step' },
  },
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
    'play.pressed': { when: "the person presses 'Play'", cases: noPayload },
    'pause.pressed': { when: "the person presses 'Pause'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Try again'", cases: noPayload },
  },
  calls: {
    openReport: {
      name: 'the file',
      outcomes: [{ name: 'it is a report', output: openReport }, { name: 'it is no report', output: null }, fails],
    },
  },
  facts: { step: (index) => `step ${Number(index) + 1} is shown` },
  keyOf: ({ context: { stepIndex } }) => ({ step: stepIndex }),
})

const answersModel = defineTestModel({
  id: 'atlas/answers',
  machine: answersMachine,
  inputs: [{ name: 'a release review is opened', input: undefined }],
  states: {
    saved: { given: 'a review whose answers are in a file', seen: 'the page can be closed' },
    unsaved: { given: 'a review with unsaved answers', seen: 'the browser asks before it closes the page' },
  },
  events: {
    'answer.changed': { when: 'the reviewer ticks or comments a chart', cases: noPayload },
    'save.requested': { when: "the reviewer presses 'Save with my answers'", cases: noPayload },
  },
  calls: {},
  keyOf: () => ({}),
})

describe('the charts of a problem report and of a release review', () => {
  test.each([
    ['report', reportModel],
    ['answers', answersModel],
  ] as const)('%s: test paths meet all criteria, and the real actor follows them', (_, testModel) => {
    const { graph, mismatches, coverages } = checkChart(testModel as never)
    // The specification says nothing about the atlas.
    const lint = lintChart(graph).filter((problem) => !problem.endsWith('has no section of the specification.'))
    expect({ mismatches, missing: coverages.flatMap(({ missing }) => missing), lint }).toEqual({
      mismatches: [],
      missing: [],
      lint: [],
    })
  })
})

import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runForeign } from '#tests/charts/foreign/runForeign.ts'

/** A chart of a public repository, and what the command says about it. */
interface PublicChart {
  readonly repository: string
  readonly path: string
  readonly commit: string
  readonly licence: string
  /** What is not there. */
  readonly stubs: string
  readonly result: string
}

const publicCharts: readonly PublicChart[] = [
  {
    repository: 'portabletext/editor',
    path: 'packages/editor/src/editor/validate-selection-machine.ts',
    commit: 'cddbf041ded81ac7fe3ee6e5aed0869f014f420c',
    licence: 'MIT',
    stubs: '../engine/dom/plugin/dom-editor, ../internal-utils/debug, ../utils/util.is-equal-selections',
    result: 'validate selection: 3 states, 5 of 5 goals of zero-switch in 1 path.',
  },
  {
    repository: 'portabletext/editor',
    path: 'packages/toolbar/src/use-decorator-button.ts',
    commit: 'cddbf041ded81ac7fe3ee6e5aed0869f014f420c',
    licence: 'MIT',
    stubs:
      '@portabletext/editor, @portabletext/editor/selectors, @xstate/react, ./disable-listener, ./use-decorator-keyboard-shortcut, ./use-mutually-exclusive-decorator',
    result: 'decorator button: 7 states, 9 of 9 goals of zero-switch in 1 path.',
  },
  {
    repository: 'sanity-io/sanity',
    path: 'packages/sanity/src/core/documentGroupInventory/machines/deletionMachine.ts',
    commit: '1d2054b75f4b2ea0c5cb5a7d974931ba2a9c10ee',
    licence: 'MIT',
    stubs: '../../util/draftUtils',
    result: 'deletion: 14 states, 11 of 11 goals of zero-switch in 1 path.',
  },
  {
    repository: 'sanity-io/sanity',
    path: 'packages/sanity/src/core/documentGroupInventory/machines/selectionMachine.ts',
    commit: '1d2054b75f4b2ea0c5cb5a7d974931ba2a9c10ee',
    licence: 'MIT',
    stubs: 'rxjs',
    result: 'selection: 5 states, 11 of 11 goals of zero-switch in 2 paths.',
  },
  {
    repository: 'restatedev/xstate',
    path: 'packages/examples/src/payment/app.ts',
    commit: '34d0487662f397edb1363152fa7ad3cb58459ea2',
    licence: 'MIT',
    stubs: '@restatedev/restate-sdk, @restatedev/xstate, @restatedev/xstate/promise',
    result: 'Payment: 9 states, 10 of 10 goals of zero-switch in 5 paths.',
  },
  {
    repository: 'statelyai/xstate',
    path: 'examples/7guis-flight-booker-react/src/machines/flightMachine.ts',
    commit: 'b1811bf77bc2d1a74367328cec7907aa185b70df',
    licence: 'MIT',
    stubs: '@xstate/react, ../utils',
    result: 'flightBookerMachine: 6 states, 8 of 8 goals of zero-switch in 2 paths.',
  },
  {
    repository: 'statelyai/xstate',
    path: 'examples/todomvc-react/src/Todo.tsx',
    commit: 'b1811bf77bc2d1a74367328cec7907aa185b70df',
    licence: 'MIT',
    stubs: 'react, @xstate/react, classnames, ./App',
    result: 'todo: 3 states, 4 of 4 goals of zero-switch in 1 path.',
  },
  {
    repository: 'statelyai/xstate',
    path: 'examples/trivia-game-example/src/triviaMachine.ts',
    commit: 'b1811bf77bc2d1a74367328cec7907aa185b70df',
    licence: 'MIT',
    stubs: './services/RickApi, ./common/constants',
    result: 'triviaMachine: 15 states, 18 of 18 goals of zero-switch in 2 paths.',
  },
  {
    repository: 'statelyai/xstate',
    path: 'examples/workflow-book-lending/main.ts',
    commit: 'b1811bf77bc2d1a74367328cec7907aa185b70df',
    licence: 'MIT',
    stubs: '',
    result: 'machine: 14 states, 13 of 13 goals of zero-switch in 3 paths.',
  },
  {
    repository: 'statelyai/xstate',
    path: 'examples/workflow-media-scanner/src/mediaScannerMachine.ts',
    commit: 'b1811bf77bc2d1a74367328cec7907aa185b70df',
    licence: 'MIT',
    stubs: './fileHandlers',
    result: 'mediaScanner: 7 states, 9 of 9 goals of zero-switch in 1 path.',
  },
]

/** The code of others is no part of this repository: a folder with clones, as OWNER/NAME. */
const clones = process.env['PUBLIC_CHARTS']

describe.skipIf(clones === undefined)('a chart of a public repository, as it is there', () => {
  test.each(publicCharts)('$path of $repository', async ({ repository, path, commit, stubs, result }) => {
    const text = execFileSync('git', ['-C', join(clones ?? '', repository), 'show', `${commit}:${path}`], {
      encoding: 'utf8',
    })
    const { status, errors } = await runForeign({ [basename(path)]: text })
    expect({ status, errors }).toEqual({
      status: 0,
      errors: [...(stubs === '' ? [] : [`Replaced by stubs: ${stubs}.`]), result],
    })
  })
})

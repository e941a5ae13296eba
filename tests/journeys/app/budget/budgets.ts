/**
 * `document` and `script`: compressed bytes of the document with its styles, whatever its hashes are, and of the scripts
 * that it asks for, so that the page answers after them. `data`: bytes of the answers to all calls until the page is idle.
 * `requests`, `elements` and `charts`, those that run: when the page is idle. `stored`: characters in the storage of the
 * browser. `requestsUntilIdle`: of the first 15 seconds. None of them depends on the speed of the machine, as the commits of React do.
 */
export type Measure =
  | 'document'
  | 'script'
  | 'data'
  | 'requests'
  | 'requestsUntilIdle'
  | 'elements'
  | 'charts'
  | 'stored'

interface Budget {
  readonly path: string
  /** A part of what the page shows. */
  readonly shows: string
  readonly account: 'admin' | 'marketer' | 'none'
  readonly limits: Readonly<Record<Measure, number>>
}

/** A higher limit needs a line beside it that says what people get for it. */
export const budgets: readonly Budget[] = [
  {
    path: '/admin/users',
    shows: 'tbody tr',
    account: 'admin',
    // 1.5 % for separate chunks of what both areas share: the marketer's page is 40 KB smaller, the code page 20 KB.
    // 0.6 %: times, prices, phones and places in more spellings, a lost network known in every browser, and a page that
    // stays until its changes are saved.
    // 3 % of the document: rows of a phone over its whole width with one edge on each side, the count beside the tools,
    // emails in one line on a tablet, and placeholders with the columns of the table and the shapes of the dashboard.
    // 0.2 to 0.6 % of every document: one typeface from the first visit on, with a local font of its widths meanwhile.
    // 1 % of the document: buttons and boxes of a phone as large as a finger, figures apart from the next column, quiet
    // empty boxes in the dark, and the button of a notice below its text on a phone.
    limits: {
      document: 16_270,
      script: 186_600,
      data: 132_000,
      requests: 22,
      requestsUntilIdle: 30,
      elements: 380,
      charts: 25,
      stored: 13_000,
    },
  },
  {
    path: '/admin/all-items',
    shows: 'tbody tr',
    account: 'admin',
    // As above.
    limits: {
      document: 16_330,
      script: 186_600,
      data: 85_000,
      requests: 20,
      requestsUntilIdle: 30,
      elements: 380,
      charts: 23,
      stored: 13_000,
    },
  },
  {
    path: '/admin/marketers',
    shows: 'tbody tr',
    account: 'admin',
    // As above.
    // 0.2 %: the leaderboard tells the change of rank.
    limits: {
      document: 15_830,
      script: 203_200,
      data: 11_000,
      requests: 25,
      requestsUntilIdle: 31,
      elements: 370,
      charts: 24,
      stored: 5_000,
    },
  },
  {
    path: '/admin',
    shows: 'canvas',
    account: 'admin',
    // As above. 0.1 %: the report of a problem tells which steps were the person's.
    // 2 % of the document: the reading of a day beside the figure, and placeholders with the shapes of the cards.
    limits: {
      document: 12_740,
      script: 167_700,
      data: 4_800,
      requests: 30,
      requestsUntilIdle: 46,
      elements: 415,
      charts: 28,
      stored: 13_000,
    },
  },
  {
    path: '/amb',
    shows: 'h2',
    account: 'marketer',
    // 1 % of the document: as on the users page, and the figures of the impact on one line.
    limits: {
      document: 9_560,
      script: 175_700,
      data: 14_000,
      requests: 26,
      requestsUntilIdle: 32,
      elements: 530,
      charts: 18,
      stored: 5_000,
    },
  },
  {
    path: '/sign-in',
    shows: 'input[type=email]',
    account: 'none',
    // It loads the charts of an area in advance: what both areas share is a file of its own. A picture beside the form
    // shows the product in a wide window, after the answer. 0.3 %: the notice of a slow start has a surface of its own.
    // 1 % of the document: as on the users page.
    limits: {
      document: 7_980,
      script: 144_200,
      data: 0,
      requests: 15,
      requestsUntilIdle: 20,
      elements: 61,
      charts: 9,
      stored: 0,
    },
  },
  {
    path: '/',
    shows: 'h1',
    account: 'none',
    limits: {
      document: 11_060,
      script: 0,
      data: 0,
      requests: 3,
      requestsUntilIdle: 3,
      elements: 470,
      charts: 0,
      stored: 0,
    },
  },
]

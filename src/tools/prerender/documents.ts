import type { Manifest } from 'vite'
import { preloadsOf } from '#tools/prerender/preloads.ts'
import type { FrameRoute, PrerenderedPage } from '#tools/prerender/render.tsx'

/** One HTML file of the console. Those of the public pages are in `publicSite.ts`. */
interface Document {
  readonly file: string
  readonly title: string
  readonly prerendered?: PrerenderedPage
  /** The page whose frame is there to look at until the console shows the page itself. */
  readonly framed?: FrameRoute
  /** Modules that are asked for at once; what they stand on comes with them. */
  readonly modules: readonly string[]
  /** They are many: those of the first wave come first, and the others follow (docs/decisions/0046). */
  readonly inWaves?: FirstWave
}

/** What runs before any page can be shown, or before even that its first figures or rows. */
type FirstWave = 'console' | 'bootFigures' | 'bootRows'

const identity = 'services/identity/identity.ts'

const listModules = ['pages/admin/AdminPage.tsx', 'app/actors/lists.ts', 'pages/admin/lists/ListPages.tsx']

/** A `shell.html` serves every address at and below its folder, an `index.html` its own alone. */
export const documents: readonly Document[] = [
  { file: 'sign-in/index.html', title: 'Sign in', prerendered: 'signIn', modules: ['pages/auth/SignInPage.tsx'] },
  { file: 'verify/index.html', title: 'Enter your code', modules: ['pages/auth/VerifyPage.tsx', identity] },
  { file: 'sign-up/index.html', title: 'Sign up', prerendered: 'signUp', modules: ['pages/auth/SignUpPage.tsx'] },
  {
    file: 'amb/sign-in/index.html',
    title: 'Ambassador login',
    prerendered: 'ambassadorSignIn',
    modules: ['pages/auth/SignInPage.tsx'],
  },
  { file: 'amb/verify/index.html', title: 'Enter your code', modules: ['pages/auth/VerifyPage.tsx', identity] },
  {
    file: 'admin/shell.html',
    title: 'Dashboard',
    framed: 'dashboard',
    modules: ['pages/admin/AdminPage.tsx'],
    inWaves: 'bootFigures',
  },
  { file: 'admin/users/shell.html', title: 'Users', framed: 'users', modules: listModules, inWaves: 'bootRows' },
  {
    file: 'admin/all-items/shell.html',
    title: 'All Items',
    framed: 'allItems',
    modules: listModules,
    inWaves: 'bootRows',
  },
  {
    file: 'amb/shell.html',
    title: 'Dashboard',
    modules: [
      'pages/ambassador/AmbassadorPage.tsx',
      'pages/ambassador/AmbassadorDashboard.tsx',
      'app/actors/ambassadorDashboard.ts',
    ],
  },
  {
    file: 'admin/marketers/shell.html',
    title: 'Marketers',
    framed: 'marketers',
    modules: ['pages/admin/AdminPage.tsx', 'app/actors/marketers.ts', 'pages/admin/marketers/MarketersPage.tsx'],
    inWaves: 'console',
  },
  {
    file: 'admin/settings/shell.html',
    title: 'Settings',
    framed: 'settings',
    modules: ['pages/admin/AdminPage.tsx', 'app/actors/settings.ts', 'pages/admin/settings/SettingsPage.tsx', identity],
    inWaves: 'console',
  },
  {
    file: 'admin/feedbacks/shell.html',
    title: 'Feedbacks',
    framed: 'feedbacks',
    modules: [
      'pages/admin/AdminPage.tsx',
      '../machines/feedbacks/reports.machine.ts',
      'pages/admin/feedbacks/ReportsPage.tsx',
    ],
  },
  { file: 'marketer/sign-in/index.html', title: 'Ambassador login', modules: ['pages/auth/SignInPage.tsx'] },
  {
    file: 'forgotten-password/index.html',
    title: 'Forgotten password',
    prerendered: 'forgottenPassword',
    modules: ['pages/auth/ForgottenPasswordPage.tsx'],
  },
]

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}" />`
const moduleLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/** For a page that can be read before its scripts run: they neither share the line with its styles nor are compiled before it is painted. */
const laterLink = (file: string): string =>
  `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${file}" />`

/** The files that the built `index.html` does not ask for itself. */
const missingIn = (template: string, files: readonly string[]): string[] =>
  files.filter((file) => !template.includes(`"/${file}"`))

/** Figures and rows have the line to themselves; before the console, which shows nothing alone, the page's own code need not wait for the last byte. */
const leftOf: Readonly<Record<FirstWave, number>> = { bootFigures: 0, bootRows: 0, console: 1 }

/** What the start script asks for when the line is free, or nearly free, of the first wave. */
const secondWave = (wave: FirstWave, files: readonly string[]): string =>
  `<meta name="second-wave" data-left="${leftOf[wave]}" content="${files.map((file) => `/${file}`).join(' ')}" />`

/** @throws Error where the build has no such chunk */
const consoleName = (manifest: Manifest): string =>
  Object.keys(manifest).find((name) => manifest[name]?.name === 'console') ?? 'console'

const scriptsOf = (wave: FirstWave, manifest: Manifest): readonly string[] =>
  preloadsOf(manifest, [wave === 'console' ? consoleName(manifest) : `app/boot/${wave}.tsx`]).scripts

/** How the built `index.html` asks for the start script. */
const start = '<script type="module"'

/**
 * The start script behind the page's styles; of a page that can be read before its scripts run, it leaves the line to them.
 * @throws Error for a template that asks for it in another way: the page would lose its styles
 */
const withStyles = (template: string, styles: readonly string[], isReadable: boolean): string => {
  if (!template.includes(start)) throw new Error(`The built index.html has no ${start}`)
  return template.replace(
    start,
    [...missingIn(template, styles).map(styleLink), isReadable ? `${start} fetchpriority="low"` : start].join('\n    '),
  )
}

const scriptLinks = (
  scripts: readonly string[],
  template: string,
  { prerendered, inWaves }: Document,
  manifest: Manifest,
): string[] => {
  const missing = missingIn(template, scripts)
  if (!inWaves) return missing.map(prerendered ? laterLink : moduleLink)
  const first = scriptsOf(inWaves, manifest)
  return [
    ...missingIn(template, first).map(moduleLink),
    secondWave(
      inWaves,
      missing.filter((file) => !first.includes(file)),
    ),
  ]
}

const addLinks = (template: string, document: Document, manifest: Manifest): string => {
  const { scripts, styles } = preloadsOf(manifest, document.modules)
  return withStyles(template, styles, document.prerendered !== undefined).replace(
    '\n  </head>',
    (end) => ['', ...scriptLinks(scripts, template, document, manifest)].join('\n    ') + end,
  )
}

/** Shows after some seconds in a page that cannot be used before its scripts run, where they do not arrive. */
const late = '<p class="late">This page takes long to load. Check your connection, then load it again.</p>'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/**
 * Fills the built `index.html` for one document: title, everything to ask for, and the prerendered page.
 * @param markup of the page, or of its frame; or an empty text
 */
export const fillDocument = (
  template: string,
  document: Document,
  manifest: Manifest,
  product: string,
  markup: string,
): string =>
  addLinks(template, document, manifest)
    .replace(/<title>[^]*?<\/title>/, () => `<title>${escapeHtml(`${document.title} · ${product}`)}</title>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-prerendered="${document.prerendered ?? ''}">${document.prerendered ? markup : late + markup}</div>`,
    )

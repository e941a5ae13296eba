/** The charts that the console provides later, because they depend on the area or the page, or their code loads on demand: by chart and by actor. */
export const laterCharts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'app/app': {
    signIn: ['auth/signIn'],
    signUp: ['auth/signUp'],
    verify: ['auth/verify'],
    area: ['session/area'],
  },
  'session/area': { pages: ['admin/adminPages', 'ambassador/ambassadorPages'] },
  'session/lifetime': { signInAgain: ['auth/signInAgain'] },
  'admin/adminPages': {
    savedViews: ['lists/savedViews'],
    pageChart: [
      'dashboard/dashboard',
      'users/users',
      'items/items',
      'marketers/marketers',
      'settings/settings',
      'activity/activity',
    ],
  },
  'ambassador/ambassadorPages': { pageChart: ['ambassador/ambassadorDashboard'] },
}

/** The charts that no other chart runs. Code of the console starts them. */
export const rootCharts: readonly string[] = ['app/app', 'app/lazyCode', 'session/call', 'referral/referral']

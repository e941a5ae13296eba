/** React reads this when it loads. Import this file before any file that imports React. */
process.env['NODE_ENV'] = 'production'

/** Imported before what reads it. Each worker reads the configuration, too. */
process.env['WHOLE_JOURNEYS'] = '1'

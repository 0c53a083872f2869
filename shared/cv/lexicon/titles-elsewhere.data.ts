/** English titles from outside the United States, whose occupation table has others. */

/** The last words of such titles. */
export const headsElsewhere = `
  operative groundworker labourer invigilator headteacher headmaster headmistress storeman storewoman banksman chargehand ganger steeplejack
  shopkeeper storekeeper childminder playworker verger celebrant busker dramaturg dramaturge groundsman groundsperson greenkeeper gamekeeper
  postwoman postman milkman doorman stockman stationhand farmhand stablehand jackaroo jillaroo offsider dogman shearer fettler
  sepoy havildar subedar jawan sapper bombardier guardsman rifleman patwari tehsildar biokineticist handyperson saleslady`;

/** Whole titles whose words mean nothing by themselves. */
export const titlesElsewhere =
  'ward sister|senior sister|junior sister|theatre sister|nursing sister|au pair|kitchen hand|shed hand|yard hand|general hand|summer help|piano faculty|adjunct faculty|music faculty';

/** What people read of the agent before it starts. */
export const logisticsFormEn = {
  title: 'Sustainable Solutions for Logistics Industry',
  outcome:
    'CO₂e of each lane with a published factor, the lanes that matter, and what each measure would save',
  wants: [
    'carbon footprint of transport',
    'emissions per shipment',
    'rail or road',
    'green logistics',
    'scope 3 freight',
  ],
  delivers: [
    'Emissions by lane: tonnes × kilometres × the published factor of the vehicle, with its ID and year',
    'The fewest lanes that make up four fifths of all',
    'Rail, fuller trucks, electric vans and ships instead of aircraft: what each would save, with a range and its payback',
    'How far the best of them goes towards your goal',
    'A comparison with the diesel you bought, when you add the bills',
  ],
  limits: [
    'Distances and weights are taken from your file and never guessed: a lane without them is listed, not counted',
    'Factors are averages of the United Kingdom; your own carriers may differ',
    'Measures are not added up: they touch the same lanes',
  ],
  sourcesUsed: [
    'Your lanes, shipments and fuel bills',
    'UK Government GHG Conversion Factors 2025',
    'Sample data',
  ],
  fields: {
    lanes: 'Lanes or shipments',
    lanesHint:
      'CSV or XLSX with weight and distance on each row, and vehicle or mode where there is one. Units in the head or in a column of their own.',
    goal: 'Goal',
    goalHint: 'A reduction in percent.',
    goalExample: '20 % by 2030',
    costs: 'What measures cost',
    costsHint:
      'One a line: rail, load, electric or sea; what is paid once, and what changes each year (a minus is a saving).',
    costsExample: 'rail: EUR 40,000 once, -12,000 a year',
    fuel: 'Fuel bills',
    fuelHint: 'Fuel card export or fleet list with litres of diesel.',
    vehicle: 'Vehicle where the file names none',
    vehicleHint: 'Said in the report wherever it is used.',
    vehicles: {
      '': 'Do not assume one',
      hgv: 'Truck (average of all)',
      'artic-40': 'Articulated truck over 33 t',
      rigid: 'Rigid truck',
      van: 'Van',
    },
    weightUnit: 'Weight unit where the file says none',
    distanceUnit: 'Distance unit where the file says none',
  },
  depthHint:
    'Quick: the best measure and the heaviest lanes. Standard adds every section. Deep lists four times as many lanes.',
  stages: {
    read: 'Read the lanes',
    emissions: 'Compute emissions',
    hotspots: 'Find the heaviest lanes',
    measures: 'Compare measures',
    report: 'Write the report',
  },
  outline: {
    first: 'Which measure first',
    lanes: 'Emissions by lane',
    hot: 'Hot spots',
    payback: 'Payback',
    goal: 'Against the goal',
    fuel: 'Against the fuel bills',
    factors: 'Factors and their year',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};

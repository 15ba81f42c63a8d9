import type { RoleRule } from '../../table/find-roles.ts';

export type LaneRole =
  | 'name'
  | 'from'
  | 'to'
  | 'weight'
  | 'weight_unit'
  | 'distance'
  | 'distance_unit'
  | 'vehicle'
  | 'mode'
  | 'status';

/** Weights of a column that no list of names has; what freight is charged by, or a vehicle may carry, is no weight of goods. */
export const weightNames = /(?:^|[^\p{L}])(?:weight|wt|tonnage)(?!\p{L})|gewicht(?!\p{L})/iu;
export const otherWeights =
  /chargeable|billed|volumetric|dimensional|cubic|tare|max|limit|allowed|per |frachtpflichtig|volumen|tara|leer|zulässig|zul\.|eigen|je /i;

/** What a status says of a shipment that was not carried. */
export const notCarried = /^(?:cancell?ed|void(?:ed)?|rejected|storn\p{L}*|abgesagt|annulliert|abgelehnt)$/iu;

/** A column that says how often a lane is driven: whether a weight is of one trip or of all, no export says. */
export const tripNames =
  /\b(?:trips?|loads|frequency|runs|departures|shipments per|no\.? of shipments|fahrten|abfahrten|häufigkeit|anzahl (?:fahrten|touren|sendungen))\b/i;

/** Columns of lanes and shipments as transport management systems and shippers export them, English and German. */
export const laneColumns: readonly RoleRule<LaneRole>[] = [
  {
    role: 'name',
    names: [
      'Lane',
      'Lane ID',
      'Route',
      'Relation',
      'Shipment',
      'Shipment ID',
      'Sendung',
      'Sendungsnummer',
      'Tour',
      'Order',
      'Auftrag',
      'Load ID',
      'Load Number',
    ],
  },
  {
    role: 'from',
    names: [
      'From',
      'Origin',
      'Origin City',
      'Ship From',
      'Start',
      'Von',
      'Abgangsort',
      'Absender Ort',
      'Ladeort',
      'Startort',
      'Pickup City',
      'Shipper City',
      'Versandort',
    ],
  },
  {
    role: 'to',
    names: [
      'To',
      'Destination',
      'Destination City',
      'Ship To',
      'Ziel',
      'Nach',
      'Zielort',
      'Empfänger Ort',
      'Entladeort',
      'Empfangsort',
      'Dest',
      'Dest City',
      'Delivery City',
      'Consignee City',
    ],
  },
  {
    role: 'weight',
    names: [
      'Weight',
      'Gross Weight',
      'Total Weight',
      'Payload',
      'Load',
      'Tonnes',
      'Weight kg',
      'Weight lb',
      'Weight t',
      'Net Weight',
      'Gewicht',
      'Bruttogewicht',
      'Gesamtgewicht',
      'Ladung',
      'Tonnage',
      'Tonnen',
      'Gewicht kg',
      'Gewicht t',
    ],
    isNeeded: true,
  },
  {
    role: 'weight_unit',
    names: ['Weight Unit', 'Weight UoM', 'UoM Weight', 'Gewichtseinheit', 'Einheit Gewicht'],
    kinds: ['text'],
  },
  {
    role: 'distance',
    names: [
      'Distance',
      'Distance km',
      'Distance miles',
      'Distance mi',
      'Km',
      'Kilometers',
      'Kilometres',
      'Miles',
      'Mileage',
      'Entfernung',
      'Entfernung km',
      'Strecke',
      'Distanz',
      'Kilometer',
    ],
    isNeeded: true,
  },
  {
    role: 'distance_unit',
    names: ['Distance Unit', 'Distance UoM', 'UoM Distance', 'Entfernungseinheit', 'Einheit Entfernung'],
    kinds: ['text'],
  },
  {
    role: 'vehicle',
    names: [
      'Vehicle',
      'Vehicle Type',
      'Equipment',
      'Equipment Type',
      'Truck Type',
      'Fahrzeug',
      'Fahrzeugtyp',
      'Fahrzeugart',
    ],
  },
  {
    role: 'mode',
    names: [
      'Mode',
      'Transport Mode',
      'Mode of Transport',
      'Transport',
      'Verkehrsträger',
      'Transportart',
      'Verkehrsmittel',
      'Service',
      'Service Type',
    ],
  },
  {
    role: 'status',
    names: ['Status', 'Load Status', 'Shipment Status', 'Order Status', 'Sendungsstatus', 'Auftragsstatus'],
    kinds: ['text'],
  },
];

/** Words by which people say what they like, English and German, by the kinds of places that are meant. */
export const interestWords: Readonly<Record<string, readonly string[]>> = {
  museum: ['museum', 'museums', 'art', 'history', 'museen', 'kunst', 'geschichte'],
  aquarium: ['aquarium', 'aquariums', 'fish', 'aquarien', 'fische', 'meerestiere'],
  temple: ['temple', 'temples', 'religion', 'buddhism', 'tempel', 'buddhismus'],
  shrine: ['shrine', 'shrines', 'religion', 'shinto', 'schrein', 'schreine'],
  garden: ['garden', 'gardens', 'nature', 'flowers', 'cherry blossoms', 'gärten', 'garten', 'natur', 'blumen'],
  park: ['park', 'parks', 'nature', 'cherry blossoms', 'natur', 'kirschblüte'],
  castle: ['castle', 'castles', 'history', 'samurai', 'burg', 'burgen', 'schloss', 'schlösser', 'geschichte'],
  tower: ['tower', 'towers', 'view', 'views', 'architecture', 'turm', 'türme', 'aussicht', 'architektur'],
  market: ['market', 'markets', 'food', 'markt', 'märkte', 'essen'],
  street: ['street', 'streets', 'shopping', 'food', 'nightlife', 'einkaufen', 'straßen', 'nachtleben', 'essen'],
  nature: ['nature', 'walks', 'hiking', 'natur', 'wandern', 'spaziergänge'],
  viewpoint: ['view', 'views', 'viewpoint', 'aussicht', 'aussichten'],
  attraction: ['theme park', 'theme parks', 'rides', 'freizeitpark', 'freizeitparks'],
};
